export const myths: readonly { readonly myth: string; readonly fact: string }[] = [
  {
    myth: '“Hats make you bald.”',
    fact: 'Roots get oxygen from blood, not from air. A hat would have to cut off the blood supply.',
  },
  {
    myth: '“Washing pulls hair out.”',
    fact: 'It only washes away hair that was already loose. Wash as often as you like.',
  },
  {
    myth: '“Bald men have more testosterone.”',
    fact: 'Levels are usually the same. Their roots react more to DHT.',
  },
  {
    myth: '“Cutting makes it grow thicker.”',
    fact: 'A cut end looks blunt, but cutting does not change the root.',
  },
  {
    myth: '“Vitamins bring it back.”',
    fact: 'Only if you lack a vitamin. In pattern hair loss, no supplement has been shown to regrow hair.',
  },
  {
    myth: '“Once hair falls out, it is too late.”',
    fact: 'Hair that is thinning can often be kept. Skin that has been smooth for years rarely responds.',
  },
];
