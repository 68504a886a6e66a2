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

/** Ways to reach the shop (phone, email and WhatsApp by default), one ruled line each. */
export const ContactList = ({ ways }: { ways?: readonly ContactWay[] }) => {
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
