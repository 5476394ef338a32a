/** The products that are about one of these drugs, by name. */
export const productNames = (
  products: readonly { readonly drugType: string; readonly publicDisplayedName: string }[],
  drugTypes: readonly string[],
): string =>
  [
    ...new Set(
      products
        .filter(({ drugType }) => drugTypes.includes(drugType))
        .map(({ publicDisplayedName }) => publicDisplayedName),
    ),
  ].join(' and ');
