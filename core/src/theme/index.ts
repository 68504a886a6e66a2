export * from './fonts.ts';
export * from './recipes/button.ts';
export * from './recipes/icon-button.ts';
export * from './recipes/input.ts';
export * from './recipes/link.ts';
export * from './recipes/skeleton.ts';
export * from './system.ts';
