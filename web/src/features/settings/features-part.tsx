import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { Box } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { featuresQuery } from './settings-query.ts';

const features = ['bik'] as const;

/** Features that are switched on or off for everybody, each at once. */
export function FeaturesPart() {
  const t = useTranslations('settings.features');
  const client = useQueryClient();
  const set = useCommand('setFeature', {
    onReply: (reply) => {
      client.setQueryData(featuresQuery.queryKey, reply);
      toast('done', t('changed'));
    },
  });
  return (
    <Box mt="3">
      <Loaded query={useQuery(featuresQuery)} failedTitle={t('failed')} rows={2}>
        {({ features: switched }) => (
          <Card>
            {features.map((name) => (
              <Checkbox
                key={name}
                look="row"
                label={t(name)}
                text={t(`${name}Text`)}
                checked={switched.find((feature) => feature.name === name)?.enabled ?? false}
                disabled={set.busy}
                onChecked={(enabled) => void set.send({ params: { name }, body: { enabled } })}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Box>
  );
}
