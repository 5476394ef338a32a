/** `order_shipped` as people read it: `Order shipped`. */
export const kindLabel = (kind: string): string => {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
