export * from './fonts.ts';
export * from './portal/portal-button.ts';
export * from './portal/portal-input.ts';
export * from './portal/portal-system.ts';
export { toastRecipe } from './recipes/toast.ts';
