interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly className?: string;
}

const fields: readonly Field[] = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', maxLength: 23, className: 'wide' },
  { name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', maxLength: 7, placeholder: 'MM / YY' },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', maxLength: 4, placeholder: 'CVC' },
  { name: 'zip', label: 'ZIP code', autocomplete: 'postal-code', maxLength: 10, className: 'zip' },
];

const fieldHtml = (field: Field): string => `
      <div class="field ${field.className ?? ''}">
        <label for="${field.name}">${field.label}</label>
        <input id="${field.name}" name="${field.name}" type="text" inputmode="numeric" autocomplete="${field.autocomplete}"
          maxlength="${field.maxLength}" placeholder="${field.placeholder ?? ''}" aria-describedby="${field.name}-problem" required>
        <p class="problem" id="${field.name}-problem"></p>
      </div>`;

/** The page inside the frame. It exchanges messages with pages of `allowedOrigins` only. */
export const cardFieldsPage = (allowedOrigins: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Card details</title>
    <link rel="stylesheet" href="assets/tokens.css">
    <link rel="stylesheet" href="assets/processor.css">
    <script type="module" src="assets/card-fields.js"></script>
  </head>
  <body class="fields">
    <form novalidate aria-label="Card details" data-origins="${allowedOrigins.join(' ')}">${fields.map(fieldHtml).join('')}
      <input type="submit" hidden>
    </form>
  </body>
</html>
`;
