import * as definitions from '@jeweler/core/theme/definitions';
import type { RecipeConfig } from '@pandacss/dev';

/**
 * Converts a recipe of core for Panda; all its variants are in the sheet, used or not.
 * @param definition written for Chakra, whose style objects are the same but typed differently
 * @param jsx components that take the variants as props
 */
const recipe = (definition: object, jsx: string[]): RecipeConfig => ({
  ...(definition as RecipeConfig),
  jsx,
  staticCss: ['*'],
});

export const recipes = {
  button: recipe(definitions.buttonRecipe, ['Button', 'ButtonLink', 'ButtonAnchor', 'SubmitButton']),
  iconButton: recipe(definitions.iconButtonRecipe, ['IconButton', 'RoundButton']),
  input: recipe(definitions.inputRecipe, ['Input', 'Select', 'TextArea']),
  lineDrawing: recipe(definitions.lineDrawingRecipe, ['LineDrawing', 'Icon']),
  link: recipe(definitions.linkRecipe, ['TextLink', 'TextAnchor']),
  skeleton: recipe(definitions.skeletonRecipe, ['Skeleton']),
  toast: recipe(definitions.toastRecipe, ['Card']),
  visuallyHidden: recipe(definitions.visuallyHiddenRecipe, ['VisuallyHidden']),
};
