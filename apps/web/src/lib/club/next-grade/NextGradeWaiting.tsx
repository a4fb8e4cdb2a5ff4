import { Card, Skeleton, Stack } from '@tatami/ui';

/** Stands where the way to the next grade will be, nearly as high. */
export function NextGradeWaiting() {
  return (
    <div data-paper="none">
      <Card>
        <Stack space={16}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </div>
  );
}
