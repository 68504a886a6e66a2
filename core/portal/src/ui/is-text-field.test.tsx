import { expect, test } from 'vitest';
import { isTextField } from './is-text-field.ts';

const element = (html: string): Element | null => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild;
};

test.each([
  '<input>',
  '<input type="search">',
  '<input type="password">',
  '<input type="date">',
  '<textarea></textarea>',
])('%s is a text field', (html) => {
  expect(isTextField(element(html))).toBe(true);
});

test.each([
  '<input type="checkbox">',
  '<input type="radio">',
  '<input type="range">',
  '<input type="submit">',
  '<select></select>',
  '<button></button>',
  '<p>input</p>',
])('%s is none', (html) => {
  expect(isTextField(element(html))).toBe(false);
});

test('an element that may be edited is one', () => {
  const editable = document.createElement('p');
  // jsdom does not implement it.
  Object.defineProperty(editable, 'isContentEditable', { value: true });
  expect(isTextField(editable)).toBe(true);
});

test('nothing, and what is no element, is none', () => {
  expect(isTextField(null)).toBe(false);
  expect(isTextField(document)).toBe(false);
});
