/** The names of the products that belong to one of these drugs. */
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
