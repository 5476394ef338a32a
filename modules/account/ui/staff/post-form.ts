/** Opens another of our hosts by a form post, so that the values appear in no address and no log. */
export const postForm = (action: string, fields: Readonly<Record<string, string>>): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};
