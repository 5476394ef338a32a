import { Stack } from '#client/ui/layout.tsx';

/** What the deletion waits for. */
export const Obstacles = ({ obstacles }: { readonly obstacles: readonly string[] }) =>
  obstacles.length === 0 ? null : (
    <Stack gap={2}>
      <p>The deletion waits for this:</p>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacle}</li>
        ))}
      </ul>
    </Stack>
  );
