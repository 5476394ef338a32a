// Buttons that show what was typed as a password. They are hidden until this script runs.
for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.textContent = isShown ? 'Show password' : 'Hide password';
  });
  // A password that is shown is sent like any other, and browsers store it only from a field of that type.
  input.form?.addEventListener('submit', () => {
    input.type = 'password';
  });
}
