import { phoneHref } from '@jeweler/core/business';
import type { FaqEntry } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Actions, ButtonAnchor } from '../../components/actions/button.tsx';
import { WayOn } from '../../components/content/way-on.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label } from '../../components/text/label.tsx';
import { home } from '../../content/home.ts';
import { useContact } from '../../data/use-shop.ts';
import { useQuestions } from './use-home-facts.ts';

/** The questions, eight unless staff have changed that; several can be open at the same time (SPEC section 2). */
export const Faq = () => (
  <Columns css={{ rowGap: { base: '10', lg: '12' }, gridTemplateRows: { lg: 'auto 1fr' } }}>
    <styled.div css={{ gridColumn: { lg: '1 / 5' } }}>
      <Label>{home.faq.label}</Label>
      <Heading css={{ marginTop: '4' }}>{home.faq.heading}</Heading>
    </styled.div>
    <styled.div
      css={{
        gridColumn: { lg: '6 / 13' },
        gridRow: { lg: '1 / span 2' },
        borderTop: '1px solid {colors.rule}',
      }}
    >
      {useQuestions().map((entry) => (
        <FaqItem key={entry.id} entry={entry} />
      ))}
    </styled.div>
    <StillHaveQuestions />
  </Columns>
);

// A native disclosure: it opens without JavaScript, and the browser's search in the page finds closed
// answers.
const Details = styled('details', {
  base: {
    borderBottom: '1px solid {colors.rule}',
    '&[open] > summary > [aria-hidden]::after': { rotate: '0deg' },
  },
});

const Summary = styled('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '6',
    minHeight: '4.25rem',
    paddingBlock: '4',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const Plus = styled('span', {
  base: {
    position: 'relative',
    flex: 'none',
    width: '4',
    height: '4',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: '50% 0 auto',
      height: '1px',
      bg: 'accent',
      transition: 'rotate {durations.calm} {easings.out}',
    },
    '&::after': { rotate: '90deg' },
  },
});

/** One question. Its plus turns into a minus while the answer is shown. */
const FaqItem = ({ entry: { id, question, answer } }: { entry: FaqEntry }) => (
  <Details id={`faq-${id}`}>
    <Summary>
      <Heading as="h3" size="h4">
        {question}
      </Heading>
      <Plus aria-hidden="true" />
    </Summary>
    <styled.p
      css={{
        textStyle: 'body',
        paddingRight: '10',
        paddingBottom: '6',
        maxWidth: '40rem',
        color: 'fg.quiet',
        animation: 'rise {durations.calm} {easings.out}',
      }}
    >
      {answer}
    </styled.p>
  </Details>
);

const { heading, text, callLabel, messageLink } = home.faq.stillHaveQuestions;

/** A box below the questions, or beside them below their heading: phone number and contact page for those who found no answer. */
const StillHaveQuestions = () => {
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
      <Actions css={{ columnGap: '4', marginTop: '5' }}>
        <ButtonAnchor href={phoneHref(contact)}>
          <Icon name="phone" />
          <span>
            {callLabel} <styled.span css={{ display: 'inline-block' }}>{contact.phone.display}</styled.span>
          </span>
        </ButtonAnchor>
        <WayOn link={messageLink} />
      </Actions>
    </styled.aside>
  );
};
