import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { services } from '../../content/services.ts';
import { useServiceLines } from '../../data/use-shop.ts';

/** The titles of the tabs that have a service; of all of them if there is none. */
const useServiceTypes = () => {
  const lines = useServiceLines();
  const offered = services.filter(({ id }) => lines.some(({ group }) => group === id));
  return (offered.length > 0 ? offered : services).map(({ title }) => ({ value: title, label: title }));
};

/** The fields of the quote request (SPEC section 3, service request). */
export const QuoteFields = () => (
  <>
    <Fields pair>
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <SelectField
        name="serviceType"
        label="Service"
        placeholder="Select a service"
        options={useServiceTypes()}
      />
      <FullWidth>
        <TextAreaField name="message" label="Message" />
      </FullWidth>
    </Fields>
    <div>
      <SubmitButton pending="Submitting...">Request a Quote</SubmitButton>
    </div>
  </>
);
