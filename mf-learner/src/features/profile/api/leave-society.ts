import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Leaves the society one belongs to; courses that only it granted go with it. */
export const useLeaveSociety = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /user/society'),
    onSuccess: () =>
      Promise.all(
        [queryKey('GET /user'), queryKey('GET /courses')].map((key) =>
          client.invalidateQueries({ queryKey: key }),
        ),
      ),
  })
}
