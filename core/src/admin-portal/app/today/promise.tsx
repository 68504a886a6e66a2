import { chakra } from '@chakra-ui/react';
import { ANSWER_HOURS, type Today } from '../../../submissions/index.ts';

/** Whether promised replies are on time, in one line. */
export const Promised = ({ today: { toAnswer, toSchedule } }: { today: Today }) => {
  const late = toAnswer.late + toSchedule.late;
  return (
    <chakra.p color="admin.quiet">
      A reply is promised within {ANSWER_HOURS} hours.{' '}
      <chakra.span {...(late === 0 ? {} : { color: 'admin.error', fontWeight: 'strong' })}>
        {late === 0 ? 'None is late.' : late === 1 ? 'One is late.' : `${late} are late.`}
      </chakra.span>
    </chakra.p>
  );
};
