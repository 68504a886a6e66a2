import type { RecipeVariantProps } from '#styled-system/css';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { iconButton } from '#styled-system/recipes';
import { Icon, type IconName } from '../icon/icon.tsx';

const Base = styled('button', iconButton, { defaultProps: { type: 'button' } });

export type IconButtonProps = Omit<HTMLStyledProps<'button'>, 'aria-label'> &
  RecipeVariantProps<typeof iconButton> & {
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
