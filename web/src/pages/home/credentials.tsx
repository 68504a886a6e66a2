import { styled } from '#styled-system/jsx';
import { ButtonLink } from '../../components/actions/button.tsx';
import { PointList } from '../../components/content/point-list.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { home } from '../../content/home.ts';

const { heading, points, link } = home.credentials;

/** The years of experience as a large figure, beside three credentials. */
export const Credentials = () => (
  <Columns css={{ alignItems: 'end' }}>
    <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
      <YearsOfExperience />
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>
      <Heading>{heading}</Heading>
      <PointList
        points={points}
        css={{
          marginTop: '8',
          marginBottom: '10',
          '& > li': { gridTemplateColumns: { md: '1fr', lg: '1fr 1.2fr' } },
          '& p': { color: 'fg', textWrap: 'balance' },
        }}
      />
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
