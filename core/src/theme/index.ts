export * from './fonts.ts';
export * from './portal/chosen.ts';
export * from './portal/portal-button.ts';
export * from './portal/portal-system.ts';
export { checkboxRecipe } from './portal/recipes/choices.ts';
export { badgeRecipe } from './portal/recipes/surfaces.ts';
