import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { portalButtonRecipe } from '../../../theme/index.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/** A button for actions. Defaults to type `button`, so it never submits a form by accident. */
export const Button = chakra('button', portalButtonRecipe, { defaultProps: { type: 'button' } });

/** For actions of other programs: `mailto:`, `tel:` and addresses outside the portal. */
export const ButtonLink = chakra('a', portalButtonRecipe);

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
