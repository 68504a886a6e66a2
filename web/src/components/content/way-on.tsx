import type { SystemStyleObject } from '#styled-system/types';
import type { SiteLink } from '../../content/links.ts';
import { TextLink } from '../actions/text-link.tsx';

/** A link that the content has, or nothing. */
export const WayOn = ({ link, css = {} }: { link: SiteLink | undefined; css?: SystemStyleObject }) =>
  link ? (
    <TextLink to={link.href} size="target" css={css}>
      {link.label}
    </TextLink>
  ) : null;
