import { chakra, createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { portalButtonRecipe } from '../../theme/index.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

// By its key in the theme, under which Chakra keeps what it has resolved: it resolves a recipe itself at each render.
const { withContext } = createRecipeContext({ key: 'button' });
type Variants = RecipeVariantProps<typeof portalButtonRecipe>;

/** A button for actions. Defaults to type `button`, so it never submits a form by accident. */
export const Button = withContext<HTMLButtonElement, HTMLChakraProps<'button', Variants>>('button', {
  defaultProps: { type: 'button' },
});

/** For actions of other programs: `mailto:`, `tel:` and addresses outside the portal. */
export const ButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a', Variants>>('a');

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'children' | 'square'> & {
  icon: IconName;
  /** The accessible name, also shown as a tooltip; the icon itself is hidden from screen readers. */
  label: string;
};

/** A 44 px button that shows only an icon; its variant defaults to `bare`. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <Button variant="bare" square aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </Button>
);

interface ToolButtonProps extends ComponentProps<typeof Button> {
  icon: IconName;
  /** The accessible name, which begins with the text, and the tooltip. */
  label: string;
}

/** A button in a row of tools: on phones only its icon. */
export const ToolButton = ({ icon, label, children = label, ...rest }: ToolButtonProps) => (
  <Button aria-label={label} title={label} px={{ base: '3', md: '4' }} {...rest}>
    <Icon name={icon} />
    <chakra.span hideBelow="md">{children}</chakra.span>
  </Button>
);
