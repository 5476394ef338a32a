/** Colors of emails, as in client/styles/tokens.css: mail programs resolve no custom properties. */
export const light = {
  ink: '#17211b',
  soft: '#46524a',
  paper: '#fbf9f4',
  card: '#ffffff',
  forest: '#1f4b3a',
  onForest: '#fbf9f4',
  line: '#e0d9cb',
};

/** The same roles for programs that prefer dark colors. */
export const dark = {
  ink: '#f1ece0',
  soft: '#c9d6cb',
  paper: '#17211b',
  card: '#143428',
  forest: '#c9d6cb',
  onForest: '#143428',
  line: '#2b6650',
};
