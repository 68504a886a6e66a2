import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Label } from '../../components/text/label.tsx';

interface FooterLinksProps extends HTMLChakraProps<'nav'> {
  title: string;
  /** Columns the list is set in. */
  columns?: 1 | 2;
  /** List items. */
  children: ReactNode;
}

/** A named list of links in the footer. */
export const FooterLinks = ({ title, columns = 1, children, ...rest }: FooterLinksProps) => {
  const id = useId();
  return (
    <chakra.nav aria-labelledby={id} {...rest}>
      <Label as="h2" id={id} marginBottom="2">
        {title}
      </Label>
      <chakra.ul columnCount={columns} columnGap="8">
        {children}
      </chakra.ul>
    </chakra.nav>
  );
};
