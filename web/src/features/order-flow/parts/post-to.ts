import type { Reply } from '../../../api/answer.ts';

/** Posts hidden fields to the payment provider: the browser leaves the page with them. */
export function postTo({ action, fields }: Reply<'startPayment'>['form']): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
