import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './router.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, from its root: '/contact'. */
  to: string;
  /** Leaves no entry in the history for what the link stands in. */
  replace?: boolean | undefined;
}

/** Clicks that the browser answers itself: in a new tab or window, or with a menu. */
const isForBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');

/** Follows a link to `to` within the document. A click that was taken note of is `defaultPrevented` afterwards. */
export const useLinkClickHandler = (
  to: string,
  { replace }: Pick<LinkProps, 'replace'> = {},
): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(to, { replace });
  };
};

/** A link to another page of the site, which is drawn in the place of this one without loading a document. */
export const Link = ({ to, replace, onClick, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler(to, { replace });
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    />
  );
};
