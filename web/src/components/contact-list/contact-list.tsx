import { styled } from '#styled-system/jsx';
import { type ContactWay, contactWays } from '../../content/contact.ts';
import { useContact } from '../../data/use-shop.ts';
import { TextAnchor } from '../actions/text-link.tsx';

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(7rem, 40%) minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '3.75rem',
    borderBottom: '1px solid {colors.rule}',
  },
});

interface ContactListProps {
  /** Lines without an `href` are plain text, such as the opening hours. */
  ways?: readonly (Omit<ContactWay, 'href'> & Partial<Pick<ContactWay, 'href'>>)[];
}

/** Ways to reach the shop (phone, email and WhatsApp by default), one ruled line each. */
export const ContactList = ({ ways }: ContactListProps) => {
  const contact = useContact();
  return (
    <styled.dl css={{ marginTop: '8', borderTop: '1px solid {colors.rule}' }}>
      {(ways ?? contactWays(contact)).map(({ label, text, href }) => (
        <Row key={label}>
          <styled.dt css={{ textStyle: 'label' }}>{label}</styled.dt>
          <styled.dd css={{ textStyle: 'figures', py: '2', textWrap: 'balance' }}>
            {href ? (
              <TextAnchor variant="quiet" size="target" href={href} css={{ overflowWrap: 'anywhere' }}>
                {text}
              </TextAnchor>
            ) : (
              text
            )}
          </styled.dd>
        </Row>
      ))}
    </styled.dl>
  );
};
