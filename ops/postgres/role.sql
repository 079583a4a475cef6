-- Runs once, on an empty volume. The service uses a role that is not a superuser, as in its embedded database; it can
-- create databases, as the demo does. The superuser has no password and can be used only inside the container
-- (docker compose exec postgres psql -U postgres).
\getenv password POSTGRES_PASSWORD
CREATE ROLE corroborate LOGIN CREATEDB PASSWORD :'password';
CREATE DATABASE corroborate OWNER corroborate;
ALTER ROLE postgres PASSWORD NULL;
