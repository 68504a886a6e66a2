export { isTextField } from './is-text-field.ts';
export { LineDrawing } from './line-drawing.tsx';
export { ShopMark } from './shop-mark.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
