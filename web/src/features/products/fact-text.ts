import { type Field, type Product, type ProductField, productFields } from '@jeweler/core/schemas';

/** A fact as visitors read it; undefined if the product has none. */
export const factText = (product: Product, name: ProductField & keyof Product): string | undefined => {
  const field: Field = productFields[name];
  const value = product[name];
  if (value === undefined) return undefined;
  if (field.control === 'choice') return field.choices[String(value)];
  if (field.control !== 'decimal') return String(value);
  // The trade writes carats with two decimals, and millimeters as they are.
  return `${field.unit === 'ct' ? Number(value).toFixed(2) : value} ${field.unit}`;
};

/** Those of these facts that the product has, in their order. */
export const listFacts = <Name extends ProductField & keyof Product>(
  product: Product,
  names: readonly Name[],
): readonly { readonly name: Name; readonly label: string; readonly text: string }[] =>
  names.flatMap((name) => {
    const text = factText(product, name);
    return text === undefined ? [] : [{ name, label: productFields[name].label, text }];
  });
