/**
 * Colors of the drawings. They are here and not in tokens.css because the image endpoint rasterizes the
 * drawings where custom properties are not resolved. Names shared with tokens.css have the same values.
 */
export const palette = {
  /** For masks only. */
  black: '#000000',
  ink: '#17211b',
  paper: '#fbf9f4',
  white: '#ffffff',
  forest: '#1f4b3a',
  forestDeep: '#143428',
  pine: '#3d6a55',
  moss: '#7f9b7a',
  mossPale: '#b9c9b0',
  sand: '#efe7d8',
  sandDeep: '#dccfb6',
  clay: '#b9552f',
  clayPale: '#dba78d',
  amberGlass: '#8a4a1c',
  amberLight: '#d99a4e',
  steel: '#c9ccc6',
  steelDark: '#8d938c',
  cream: '#f4eee1',
  groundSand: '#ece3d1',
  groundMoss: '#dde5d5',
  groundClay: '#eed9cb',
  groundMist: '#dfe5e2',
  groundSun: '#f1e2bf',
  skin: '#e3b896',
  skinShade: '#cd9a76',
  skinLight: '#f0cfb2',
  hair: '#3b2c22',
  hairLight: '#6b5240',
  shirt: '#a9b8a6',
  plasma: '#e6b655',
  blood: '#8e2f28',
} as const;

export type PaletteColor = keyof typeof palette;
