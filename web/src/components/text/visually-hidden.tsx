import { styled } from '#styled-system/jsx';
import { visuallyHidden } from '#styled-system/recipes';

export const VisuallyHidden = styled('span', visuallyHidden);
