/** The clinician's name without the degree, which the qualification says: “Maya Okafor” and “MD, board-certified in …”. */
export const nameWithoutDegree = ({
  name,
  qualification,
}: {
  readonly name: string;
  readonly qualification: string;
}): string => {
  const degree = `, ${qualification.split(',')[0]}`;
  return name.endsWith(degree) ? name.slice(0, -degree.length) : name;
};
