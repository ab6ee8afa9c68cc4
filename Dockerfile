# A server of fabletop: docker build -t fabletop . && docker run -p 8000:8000 -v fabletop:/data fabletop
FROM node:22-slim AS web
WORKDIR /app/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --silent
COPY web ./
COPY src/fabletop/text/locale /app/src/fabletop/text/locale
RUN npm run --silent build

FROM python:3.12-slim
COPY pyproject.toml constraints.txt README.md LICENSE /app/
COPY src /app/src
COPY docs/rules /app/docs/rules
COPY --from=web /app/src/fabletop/web /app/src/fabletop/web
RUN pip install --no-cache-dir --constraint /app/constraints.txt /app && useradd --create-home fabletop \
    && mkdir /data && chown fabletop /data
USER fabletop
ENV FABLETOP_DATA=/data FABLETOP_HOST=0.0.0.0
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready')"]
ENTRYPOINT ["fabletop"]
CMD ["serve"]
