import { chakra } from '@chakra-ui/react';
import { type ContactWay, contactWays } from '@jeweler/core/business';
import { TextAnchor } from '../actions/text-link.tsx';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(7rem, 40%) minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '3.75rem',
    borderBottom: '1px solid',
    borderColor: 'rule',
  },
});

interface ContactListProps {
  /** Lines without an `href` are facts to read, such as the hours. */
  ways?: readonly (Omit<ContactWay, 'href'> & Partial<Pick<ContactWay, 'href'>>)[];
}

/** Ways to reach the shop (phone, e-mail and WhatsApp unless told otherwise), one ruled line each. */
export const ContactList = ({ ways = contactWays }: ContactListProps) => (
  <chakra.dl marginTop="8" borderTop="1px solid" borderColor="rule">
    {ways.map(({ label, text, href }) => (
      <Row key={label}>
        <chakra.dt textStyle="label">{label}</chakra.dt>
        <chakra.dd textStyle="figures" py="2" textWrap="balance">
          {href ? (
            <TextAnchor look="quiet" size="target" overflowWrap="anywhere" href={href}>
              {text}
            </TextAnchor>
          ) : (
            text
          )}
        </chakra.dd>
      </Row>
    ))}
  </chakra.dl>
);
