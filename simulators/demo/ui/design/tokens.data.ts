/** Every color of client/styles/tokens.css; a test compares them. */
export const colors = [
  'ink',
  'ink-soft',
  'ink-faint',
  'paper',
  'white',
  'forest',
  'forest-deep',
  'forest-bright',
  'forest-tint',
  'moss',
  'moss-tint',
  'sand',
  'sand-tint',
  'clay',
  'clay-deep',
  'clay-tint',
  'amber',
  'amber-line',
  'amber-tint',
  'brick',
  'brick-deep',
  'brick-tint',
  'line',
  'line-strong',
  'on-forest',
  'on-forest-soft',
  'shim',
] as const;

/** Steps of spacing, in units of 4 px. */
export const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'] as const;

export const types = [
  'hero',
  'title',
  'section',
  'heading',
  'label',
  'lead',
  'text',
  'dense',
  'small',
  'fine',
] as const;

/** Lowest to highest (S9.25). */
export const layers = [
  'default',
  'middle',
  'top',
  'autocomplete',
  'navigation',
  'navigation-button',
  'tooltip',
  'menu',
  'sticky-cta',
  'cart-shim',
  'cart',
  'modal-shim',
  'modal',
  'loading-spinner',
  'outage-banner',
] as const;
