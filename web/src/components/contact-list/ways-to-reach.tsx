import { emailHref, phoneHref } from '@jeweler/core/business';
import { useContact } from '../../data/use-shop.ts';

// Within a sentence, links must be marked by more than colour.
const style = { textDecoration: 'underline' };

/** Phone and email in a sentence, shown where a part of the page is missing; needs no theme. */
export const WaysToReach = () => {
  const contact = useContact();
  return (
    <>
      You can call{' '}
      <a href={phoneHref(contact)} style={{ ...style, whiteSpace: 'nowrap' }}>
        {contact.phone.display}
      </a>{' '}
      or write to{' '}
      <a href={emailHref(contact)} style={style}>
        {contact.email}
      </a>
      .
    </>
  );
};
