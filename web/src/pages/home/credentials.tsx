import { styled } from '#styled-system/jsx';
import { ButtonLink } from '../../components/actions/button.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { home } from '../../content/home.ts';

const { heading, points, link } = home.credentials;

// Colour of the rules over the workshop picture, which is lighter than a plain dark ground.
const RULE = 'rgb(246 241 231 / .28)';

const Point = styled('li', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBlock: '6',
    borderBottom: `1px solid ${RULE}`,
    lg: { gridTemplateColumns: '1fr 1.2fr', gap: '6', alignItems: 'baseline' },
  },
});

/** The years of experience as a large figure, beside three credentials. */
export const Credentials = () => (
  <Columns css={{ alignItems: 'end' }}>
    <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
      <YearsOfExperience />
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>
      <Heading>{heading}</Heading>
      <styled.ul
        css={{ listStyle: 'none', borderTop: `1px solid ${RULE}`, marginTop: '8', marginBottom: '10' }}
      >
        {points.map(({ title, text }) => (
          <Point key={title}>
            <Heading as="h3" size="h4">
              {title}
            </Heading>
            <styled.p css={{ fontSize: 'nav', lineHeight: '1.55', textWrap: 'balance' }}>{text}</styled.p>
          </Point>
        ))}
      </styled.ul>
      <ButtonLink to={link.href}>{link.label}</ButtonLink>
    </styled.div>
  </Columns>
);

const { years, yearsLabel } = home.credentials;
const [number = years] = years.split('+');

/** '40+ Years of Excellence', with a very large number. */
const YearsOfExperience = () => (
  <styled.p css={{ display: 'flex', flexDirection: 'column' }}>
    <styled.strong
      css={{
        fontFamily: 'heading',
        fontWeight: 'display',
        fontSize: 'figure',
        lineHeight: '0.78',
        letterSpacing: '-.045em',
        fontVariantNumeric: 'lining-nums',
        marginLeft: '-.03em',
      }}
    >
      {number}
      <styled.span css={{ color: 'accent', fontSize: '.5em', verticalAlign: '.52em', marginLeft: '.04em' }}>
        +
      </styled.span>
    </styled.strong>{' '}
    <styled.span css={{ textStyle: 'label', marginTop: '6' }}>{yearsLabel}</styled.span>
  </styled.p>
);
