import { phoneHref } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { ButtonAnchor } from '../../components/actions/button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { home } from '../../content/home.ts';
import { useContact } from '../../data/use-shop.ts';

const { heading, text, callLabel, messageLink } = home.faq.stillHaveQuestions;

/** A box below the questions, or beside them below their heading: phone number and contact page for those who found no answer. */
export const StillHaveQuestions = () => {
  const contact = useContact();
  return (
    <styled.aside
      aria-labelledby="still-have-questions"
      css={{
        border: '1px solid {colors.rule}',
        p: '8',
        bg: 'bg.raised',
        lg: { gridColumn: '1 / 5', position: 'sticky', top: '9rem', placeSelf: 'start' },
      }}
    >
      <Heading as="h3" size="h4" id="still-have-questions">
        {heading}
      </Heading>
      <styled.p css={{ textStyle: 'small', color: 'fg.quiet', marginTop: '2' }}>{text}</styled.p>
      <styled.div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4',
          marginTop: '5',
        }}
      >
        <ButtonAnchor href={phoneHref(contact)}>
          <Icon name="phone" />
          <span>
            {callLabel} <styled.span css={{ display: 'inline-block' }}>{contact.phone.display}</styled.span>
          </span>
        </ButtonAnchor>
        <TextLink to={messageLink.href} size="target">
          {messageLink.label}
        </TextLink>
      </styled.div>
    </styled.aside>
  );
};
