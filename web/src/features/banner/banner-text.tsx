import { Children } from 'react';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../config/paths.ts';

/** The phrase of an announcement that is shown as a link (SPEC section 2, banner). */
const PHRASE = 'Shop now.';

const ContactLink = () => (
  <TextLink to={paths.contact} py=".8rem" textUnderlineOffset=".3em">
    Contact Us.
  </TextLink>
);

/** An announcement's text, with 'Shop now.' turned into the link 'Contact Us.'. */
export const BannerText = ({ text }: { text: string }) =>
  Children.toArray(
    text.split(PHRASE).flatMap((part, index) => (index === 0 ? [part] : [<ContactLink key={part} />, part])),
  );
