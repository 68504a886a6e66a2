import { type ReactNode, useId } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { Label } from '../../components/text/label.tsx';

interface FooterLinksProps extends HTMLStyledProps<'nav'> {
  title: string;
  /** Two columns if there is room for them; `row`: more, across the whole footer. */
  long?: boolean | 'row';
  /** List items. */
  children: ReactNode;
}

/** A named list of links in the footer. */
export const FooterLinks = ({ title, long = false, children, ...rest }: FooterLinksProps) => {
  const id = useId();
  const columns = long === 'row' ? { columns: '6 9rem' } : { columns: long ? '2 9rem' : 'auto' };
  return (
    <styled.nav aria-labelledby={id} {...rest}>
      <Label as="h2" id={id} css={{ marginBottom: '2' }}>
        {title}
      </Label>
      <styled.ul css={[columns, { columnGap: '8' }]}>{children}</styled.ul>
    </styled.nav>
  );
};
