import { useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value and bypasses React's value tracking, as typing does. */
const typeInto = (node: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set;
  setter?.call(node, text);
  node.dispatchEvent(new Event('input', { bubbles: true }));
};

const replayChoice = (node: HTMLInputElement): void => {
  if (node.checked === node.defaultChecked) return;
  // A radio button is cleared only by choosing another one, which is replayed itself.
  if (node.type === 'radio' && !node.checked) return;
  node.checked = node.defaultChecked;
  node.click();
};

const replayText = (node: HTMLInputElement | HTMLTextAreaElement): void => {
  const typed = node.value;
  if (typed === node.defaultValue) return;
  node.value = node.defaultValue;
  typeInto(node, typed);
};

const isUntouched = (node: HTMLSelectElement): boolean => {
  const fromServer = [...node.options].find((option) => option.defaultSelected) ?? node.options[0];
  return node.value === (fromServer?.value ?? '');
};

const replay = (node: Field): void => {
  if (node.disabled) return;
  if (node instanceof HTMLSelectElement) {
    if (!isUntouched(node)) node.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (node instanceof HTMLTextAreaElement) replayText(node);
  else if (node.type === 'radio' || node.type === 'checkbox') replayChoice(node);
  else if (!['hidden', 'file', 'submit', 'button', 'range'].includes(node.type)) replayText(node);
};

/**
 * Replays what was chosen or typed before the page's script had loaded, as if it happened now.
 * React takes over the fields with their values but fires no events, so the next render would undo the input.
 */
export const useEarlyInput = (): void => {
  useLayoutEffect(() => {
    for (const node of document.querySelectorAll<Field>('#root :is(input, textarea, select)')) replay(node);
  }, []);
};
