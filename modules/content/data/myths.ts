export const myths: readonly { readonly myth: string; readonly fact: string }[] = [
  {
    myth: '“Hats make you bald.”',
    fact: 'Roots get oxygen from blood, not from air. A hat would have to cut off the blood.',
  },
  {
    myth: '“Washing pulls hair out.”',
    fact: 'It collects hair that was already loose. Wash as often as you like.',
  },
  {
    myth: '“Bald men have more testosterone.”',
    fact: 'Levels are usually the same. The roots react more to DHT.',
  },
  {
    myth: '“Cutting makes it grow thicker.”',
    fact: 'A cut end looks blunt. The root does not know about it.',
  },
  {
    myth: '“Vitamins bring it back.”',
    fact: 'Only where a vitamin is lacking. In pattern loss no supplement is shown to regrow hair.',
  },
  {
    myth: '“Once it falls, it is too late.”',
    fact: 'A thinning root can often be held. Skin smooth for years rarely answers.',
  },
];
