/** A new element with these properties and children. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** Sets the text only where it differs, so that screen readers announce nothing twice. */
export const setText = (target: Element, text: string): void => {
  if (target.textContent !== text) target.textContent = text;
};
