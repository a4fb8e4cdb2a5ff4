import { Card, Columns, Skeleton, Stack } from '@tatami/ui';

/** Stands where a home will be: a large thing, and a few beside it. */
export function HomeWaiting() {
  return (
    <Columns layout="main-aside" space={24} from="wide">
      <Card>
        <Stack space={16}>
          <Skeleton width="short" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card>
        <Stack space={16}>
          <Skeleton width="medium" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Stack>
      </Card>
    </Columns>
  );
}
