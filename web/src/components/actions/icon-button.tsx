import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { iconButtonRecipe } from '@jeweler/core/theme';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

const Base = chakra('button', iconButtonRecipe, { defaultProps: { type: 'button' } });

export type IconButtonProps = Omit<HTMLChakraProps<'button'>, 'aria-label'> &
  RecipeVariantProps<typeof iconButtonRecipe> & {
    icon: IconName;
    /** The accessible name; the icon itself is hidden from screen readers. */
    label: string;
  };

/** A 44 px button that shows only an icon. */
export const IconButton = ({ icon, label, children, ...rest }: IconButtonProps) => (
  <Base aria-label={label} {...rest}>
    <Icon name={icon} />
    {children}
  </Base>
);
