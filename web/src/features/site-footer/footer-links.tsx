import { type ReactNode, useId } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { Label } from '../../components/text/label.tsx';

interface FooterLinksProps extends HTMLStyledProps<'nav'> {
  title: string;
  /** Two columns if there is room for them. */
  long?: boolean;
  /** List items. */
  children: ReactNode;
}

/** A named list of links in the footer. */
export const FooterLinks = ({ title, long = false, children, ...rest }: FooterLinksProps) => {
  const id = useId();
  return (
    <styled.nav aria-labelledby={id} {...rest}>
      <Label as="h2" id={id} css={{ marginBottom: '2' }}>
        {title}
      </Label>
      <styled.ul css={{ columns: long ? '2 9rem' : 'auto', columnGap: '8' }}>{children}</styled.ul>
    </styled.nav>
  );
};
