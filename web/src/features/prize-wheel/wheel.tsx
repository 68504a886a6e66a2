import { prizeSegments } from '@jeweler/core/prize-wheel';
import { styled } from '#styled-system/jsx';
import { CENTER, getEdge, inkOn, labelLines, rimDots, stonePath } from './wheel-geometry.ts';

const count = prizeSegments.length;

const Turning = styled('g', {
  base: {
    transformOrigin: '50% 50%',
    transformBox: 'view-box',
    transition: 'transform {durations.wheel} {easings.wheel}',
    // Back to the start without animation.
    '&[data-idle]': { transition: 'none' },
    // Reduced motion: no turning, the wheel jumps to its final position after four seconds.
    _motionReduce: { transitionDelay: '{durations.wheel}' },
  },
});

const Labels = styled('g', {
  base: { fontFamily: 'body', fontSize: '15px', fontWeight: 'strong', letterSpacing: '.01em' },
  variants: { ink: { 'bone.100': { fill: 'bone.100' }, 'ink.900': { fill: 'ink.900' } } },
});

interface WheelProps {
  /** Clockwise, in degrees. */
  rotation: number;
  /** At its initial position, rather than turning or at rest after a spin. */
  idle: boolean;
}

/** The wheel of twelve stones with its pointer at the top; it turns to a new `rotation` in 4 s. */
export const Wheel = ({ rotation, idle }: WheelProps) => (
  <styled.svg
    viewBox="0 0 400 400"
    role="img"
    aria-label="Prize wheel with twelve services"
    css={{ display: 'block', width: 'full', aspectRatio: '1' }}
  >
    <styled.g css={{ fill: 'ink.950', stroke: 'gold.500' }}>
      <circle cx={CENTER} cy={CENTER} r="196" />
    </styled.g>
    <Turning style={{ transform: `rotate(${rotation}deg)` }} {...(idle ? { 'data-idle': '' } : {})}>
      {prizeSegments.map(({ id, color }, index) => (
        <path key={id} d={stonePath(index, count)} fill={color} />
      ))}
      {prizeSegments.map(({ id, service }, index) => (
        <Labels key={id} ink={inkOn(index)}>
          <StoneLabel service={service} index={index} />
        </Labels>
      ))}
      <styled.g css={{ fill: 'none', stroke: 'gold.500' }}>
        {prizeSegments.map(({ id }, index) => {
          const { x, y } = getEdge(index, count);
          return <path key={id} d={`M${CENTER} ${CENTER} ${x} ${y}`} strokeWidth=".75" />;
        })}
        <circle cx={CENTER} cy={CENTER} r="182" strokeWidth="1.5" />
      </styled.g>
      <styled.g css={{ fill: 'gold.300' }}>
        {rimDots(count).map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </styled.g>
    </Turning>
    <WheelHub />
    <styled.g css={{ fill: 'bone.100', stroke: 'ink.900' }}>
      <path d="M200 33 190 14l10-13 10 13z" strokeWidth="1.5" strokeLinejoin="round" />
    </styled.g>
  </styled.svg>
);

/**
 * Two lines of text, running inwards from the rim; in the left half outwards, where they would be upside down before
 * the first spin.
 */
const StoneLabel = ({ service, index }: { service: string; index: number }) => {
  const [first, second] = labelLines(service);
  const isLeft = index > count / 2;
  const x = isLeft ? 40 : 360;
  return (
    <g
      transform={`rotate(${(index * 360) / count + (isLeft ? 90 : -90)} ${CENTER} ${CENTER})`}
      textAnchor={isLeft ? 'start' : 'end'}
    >
      <text x={x} y="197">
        {first}
      </text>
      <text x={x} y="214">
        {second}
      </text>
    </g>
  );
};

/**
 * The fixed hub of the wheel with the shop's mark, which has thicker lines here because of its small size.
 */
const WheelHub = () => (
  <>
    <styled.g css={{ fill: 'ink.900', stroke: 'gold.500' }}>
      <circle cx={CENTER} cy={CENTER} r="46" strokeWidth="1.5" />
      <circle cx={CENTER} cy={CENTER} r="40" strokeWidth=".75" />
    </styled.g>
    <styled.g css={{ fill: 'none', stroke: 'gold.300', strokeLinejoin: 'round', strokeLinecap: 'round' }}>
      <g transform="translate(178 170) scale(.22)">
        <path d="M84.2 80.1A54 54 0 1 0 115.8 80.1" strokeWidth="8" />
        <path d="M78 16H122L140 38 100 82 60 38Z" strokeWidth="8" />
        <path d="M60 38H140M86 38 100 82 114 38" strokeWidth="5" />
      </g>
    </styled.g>
  </>
);
