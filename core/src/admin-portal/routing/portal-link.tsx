import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useHost } from '../portal/portal-context.ts';

interface PortalLinkProps extends Omit<HTMLChakraProps<'a'>, 'href'> {
  /** A path of the portal. */
  to: string;
}

/** A plain click with the left button; with a key held the browser opens a tab or a window. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link to another place in the portal that does not load the page anew. */
export const PortalLink = ({ to, onClick, ...rest }: PortalLinkProps) => {
  const { navigation } = useHost();
  return (
    <chakra.a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(to);
      }}
      {...rest}
    />
  );
};
