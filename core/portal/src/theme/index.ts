export * from './chosen.ts';
export * from './portal-button.ts';
export * from './portal-system.ts';
export { boxStyle, checkboxStyle, choice } from './recipes/choices.ts';
export { badgeRecipe } from './recipes/surfaces.ts';
