const PRINTED = 'data-print-alone';

/**
 * Prints one element without the rest of the page. `print-alone.css` hides every element that neither contains
 * it nor is inside it.
 */
export const printAlone = (element: HTMLElement): void => {
  const { documentElement } = document;
  element.setAttribute(PRINTED, '');
  documentElement.setAttribute('data-printing', '');
  const done = (): void => {
    element.removeAttribute(PRINTED);
    documentElement.removeAttribute('data-printing');
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
};
