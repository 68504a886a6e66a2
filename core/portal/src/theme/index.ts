export * from './chosen.ts';
export * from './portal-button.ts';
export * from './portal-system.ts';
export { checkboxRecipe } from './recipes/choices.ts';
export { badgeRecipe } from './recipes/surfaces.ts';
